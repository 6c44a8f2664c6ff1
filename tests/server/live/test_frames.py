"""Plain frames are read and written as by the library; all others are left to it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ProtocolError
from websockets.frames import CTRL_OPCODES, Frame, Opcode
from websockets.streams import StreamReader

from cardtown.server.live.frames import LONGEST, frame_of, is_control, text_in

SHORT_SIZES = [0, 1, 125, 126, 127]
SIZES = [*SHORT_SIZES, 65_534, 65_535]
TOO_LONG = [65_536, 65_537, 200_000]
NOT_UTF_8 = [b"\xff", b"a\x80", b"\xc0\x80", b"\xed\xa0\x80", "ü".encode()[:1], "🂡".encode()[:3]]
"""Including an overlong encoding, half a surrogate pair, and truncated letters."""
MASK = b"\x81\x00\x7f\xfe"


def sent(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """What a client sends."""
    return Frame(opcode, data, fin).serialize(mask=True)


def frame_bytes(head: int, size: bytes, data: bytes) -> bytes:
    """A frame that the library itself might not write."""
    masked = bytes(byte ^ MASK[place % 4] for place, byte in enumerate(data))
    return bytes([head]) + size + MASK + masked


def in_two_bytes(size: int) -> bytes:
    return b"\xfe" + size.to_bytes(2, "big")


def in_eight_bytes(size: int) -> bytes:
    return b"\xff" + size.to_bytes(8, "big")


def alone(data: bytes) -> Frame | None:
    """What the library reads, if the bytes are one frame from a client and nothing else."""
    reader = StreamReader()
    reader.feed_data(data)
    reader.feed_eof()  # so it never waits for more
    try:
        next(Frame.parse(reader.read_exact, mask=True))
    except StopIteration as read:
        frame: Frame = read.value
        return None if reader.buffer else frame
    except (EOFError, ProtocolError):
        return None
    raise AssertionError("the library waits")


def text_alone(data: bytes) -> str | None:
    """The text in such a frame, if it is one of a whole text."""
    frame = alone(data)
    if frame is None or frame.opcode is not Opcode.TEXT or not frame.fin:
        return None
    try:
        return bytes(frame.data).decode()
    except UnicodeDecodeError:
        return None


def is_control_alone(data: bytes) -> bool:
    frame = alone(data)
    return frame is not None and frame.opcode in CTRL_OPCODES


# --- texts ----------------------------------------------------------------------------------------


@given(st.text())
def test_a_text_is_understood(text: str) -> None:
    assert text_in(sent(text.encode())) == text


@given(st.text())
def test_a_text_is_sent_as_the_library_would_send_it(text: str) -> None:
    data = text.encode()
    assert frame_of(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


@pytest.mark.parametrize("size", SIZES)
def test_texts_of_any_size_are_understood(size: int) -> None:
    text = "x" * size
    assert text_in(sent(text.encode())) == text


@pytest.mark.parametrize("size", SIZES)
def test_texts_of_any_size_are_sent_as_the_library_would_send_them(size: int) -> None:
    data = b"x" * size
    assert frame_of(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


@pytest.mark.parametrize("size", TOO_LONG)
def test_longer_texts_are_left_to_the_library(size: int) -> None:
    assert size > LONGEST
    assert text_in(sent(b"x" * size)) is None


@pytest.mark.parametrize("letters", [62, 63, 32_767, 32_768])
def test_bytes_are_counted_and_not_letters(letters: int) -> None:
    text = "ü" * letters
    data = text.encode()
    assert text_in(sent(data)) == (text if len(data) <= LONGEST else None)


@given(st.text(), st.data())
def test_the_beginning_of_a_frame_is_not_a_text(text: str, data: st.DataObject) -> None:
    frame = sent(text.encode())
    assert text_in(frame[: data.draw(st.integers(0, len(frame) - 1))]) is None


@pytest.mark.parametrize("size", SHORT_SIZES)
def test_no_beginning_of_a_frame_is_a_text(size: int) -> None:
    frame = sent(b"x" * size)
    assert not any(text_in(frame[:cut]) is not None for cut in range(len(frame)))


@given(st.text(), st.binary(min_size=1))
def test_a_frame_with_trailing_bytes_is_not_a_text(text: str, more: bytes) -> None:
    assert text_in(sent(text.encode()) + more) is None


@given(st.text())
def test_two_frames_are_not_a_text(text: str) -> None:
    assert text_in(sent(text.encode()) * 2) is None


@pytest.mark.parametrize("size", SIZES)
def test_an_unmasked_frame_is_not_a_text(size: int) -> None:
    assert text_in(Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)) is None


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("opcode", "fin"),
    [(Opcode.TEXT, False), (Opcode.CONT, False), (Opcode.CONT, True), (Opcode.BINARY, True)],
)
def test_fragments_and_binary_frames_are_not_texts(size: int, opcode: Opcode, fin: bool) -> None:
    assert text_in(sent(b"x" * size, opcode, fin)) is None


@pytest.mark.parametrize("data", NOT_UTF_8)
@pytest.mark.parametrize("before", [0, 124, 125, 1000])
def test_an_undecodable_frame_is_not_a_text(data: bytes, before: int) -> None:
    assert text_in(sent(b"x" * before + data)) is None


@given(st.binary())
def test_whatever_a_frame_holds_is_read_as_the_library_would_read_it(data: bytes) -> None:
    frame = sent(data)
    assert text_in(frame) == text_alone(frame)


# --- what is said about the connection ------------------------------------------------------------


@pytest.mark.parametrize("opcode", sorted(CTRL_OPCODES))
def test_a_whole_control_frame_is_recognized(opcode: Opcode) -> None:
    for size in range(126):
        frame = sent(b"x" * size, opcode)
        assert is_control(frame)
        assert text_in(frame) is None
        assert not any(is_control(frame[:cut]) for cut in range(len(frame)))
        assert not is_control(frame + b"\x89")
        assert not is_control(frame * 2)
        assert not is_control(Frame(opcode, b"x" * size).serialize(mask=False))


@pytest.mark.parametrize("size", [126, 127, 65_535])
@pytest.mark.parametrize("head", [0x88, 0x89, 0x8A])
def test_no_control_frame_is_longer(head: int, size: int) -> None:
    frame = frame_bytes(head, in_two_bytes(size), b"x" * size)
    assert not is_control(frame)
    assert not is_control_alone(frame)


@given(st.text(), st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.CONT]), st.booleans())
def test_a_message_is_not_a_control_frame(text: str, opcode: Opcode, fin: bool) -> None:
    assert not is_control(sent(text.encode(), opcode, fin))


# --- anything else --------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [0, 1, 5, 125])
def test_one_opcode_is_a_text_and_three_are_control_frames(size: int) -> None:
    data = b"x" * size
    for head in range(256):  # every kind, whole or not, with every reserved bit
        frame = frame_bytes(head, bytes([0x80 | size]), data)
        assert text_in(frame) == text_alone(frame)
        assert is_control(frame) == is_control_alone(frame)
        assert (text_in(frame) is not None) == (head == 0x81)
        assert is_control(frame) == (head in {0x88, 0x89, 0x8A})


@pytest.mark.parametrize("size", [0, 1, 5, 124, 125])
def test_a_small_size_may_be_given_in_two_bytes(size: int) -> None:
    text = "x" * size
    frame = frame_bytes(0x81, in_two_bytes(size), text.encode())
    assert text_in(frame) == text_alone(frame) == text  # the library is as lenient


@pytest.mark.parametrize("size", [0, 1, 5, 125, 126, 65_535])
def test_a_size_in_eight_bytes_is_left_to_the_library(size: int) -> None:
    frame = frame_bytes(0x81, in_eight_bytes(size), b"x" * size)
    assert text_in(frame) is None
    assert text_alone(frame) == "x" * size


@given(st.binary())
def test_any_bytes_are_read_as_the_library_would_read_them(data: bytes) -> None:
    assert text_in(data) in {None, text_alone(data)}
    assert is_control(data) <= is_control_alone(data)


@given(
    st.sampled_from([0x81, 0x01, 0x80, 0x82, 0x88, 0x89, 0x8A, 0xC1]),
    st.booleans(),
    st.sampled_from([0, 0, -1, 1, 7]),
    st.binary(max_size=110),
)
def test_frames_of_wrong_sizes_are_read_as_the_library_would_read_them(
    head: int, briefly: bool, wrong: int, data: bytes
) -> None:
    size = max(0, len(data) + wrong)
    frame = frame_bytes(head, bytes([0x80 | size]) if briefly else in_two_bytes(size), data)
    assert text_in(frame) == text_alone(frame)
    assert is_control(frame) == (briefly and is_control_alone(frame))


@pytest.mark.parametrize("head", [0x81, 0x88, 0x89, 0x8A])
@pytest.mark.parametrize("filling", [b"\x00", b"x"])
def test_whatever_the_size_field_says_bytes_are_read_as_by_the_library(
    head: int, filling: bytes
) -> None:
    for said in range(256):  # with a mask and without, and sizes that follow
        for size in range(140):
            data = bytes([head, said]) + filling * size
            assert text_in(data) in {None, text_alone(data)}
            assert is_control(data) <= is_control_alone(data)


@pytest.mark.parametrize("size", [119, 65_536, 200_000])
def test_no_beginning_of_a_longer_frame_is_a_text(size: int) -> None:
    frame = b"\x81" + in_eight_bytes(size) + b"\x00" * 4 + b"x" * size  # masked, with nothing
    assert not any(text_in(frame[:cut]) is not None for cut in range(200))
