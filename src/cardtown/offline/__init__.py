"""Tables without a network: the server's own tables, kept on one device.

Everything that decides what happens at a table, and everything that turns it into messages, is the
server's code. What a server adds around it (people, connections, a database, processes for bots) is
missing here: whoever sits at the device is the one person there is, and the page that asks stores
the entries.
"""

from cardtown.offline.answers import Answer, Device
from cardtown.offline.tables import PERSON_HERE, PREFIX, OfflineTable, StoredTable

__all__ = ["PERSON_HERE", "PREFIX", "Answer", "Device", "OfflineTable", "StoredTable"]
