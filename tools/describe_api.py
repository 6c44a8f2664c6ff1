"""Print the OpenAPI description of the server: the web table's types are generated from it."""

from __future__ import annotations

import json

from cardtown.server.app import make_app
from cardtown.server.settings import Settings

print(json.dumps(make_app(Settings("sqlite://")).openapi()))
