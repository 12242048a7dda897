/**
 * The network that an address belongs to, as far as slowing it down goes: an IPv4 address itself, and of an IPv6 address the
 * first 64 bits, since whoever has one has all that share them.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const groups = head.split(':').filter((group) => group !== '')
  const last = tail === undefined ? [] : tail.split(':').filter((group) => group !== '')
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - last.length) }, () => '0')
  const all = tail === undefined ? groups : [...groups, ...zeros, ...last]
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
