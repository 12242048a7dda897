const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xed_b8_83_20 : value >>> 1
  return value
})

/** The checksum of a zip's file, continued over one more piece; begins with 0. Source: RFC 1952, section 8. */
export function crc32(piece: Uint8Array, before = 0): number {
  let value = ~before
  for (const byte of piece) value = (value >>> 8) ^ (TABLE[(value ^ byte) & 0xff] ?? 0)
  return ~value >>> 0
}
