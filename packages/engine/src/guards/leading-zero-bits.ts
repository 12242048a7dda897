/**
 * Counts the zero bits at the start of a digest. The bot check takes a token whose SHA-256 starts with enough of them.
 *
 * @example leadingZeroBits(Uint8Array.of(0, 0x10)) // 11
 */
export function leadingZeroBits(digest: Uint8Array): number {
  const first = digest.findIndex((byte) => byte !== 0)
  return first < 0 ? digest.length * 8 : first * 8 + Math.clz32(digest[first] ?? 0) - 24
}
