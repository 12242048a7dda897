const lookalikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** What people put around a word to satisfy a rule: marks before it, digits and marks after it. */
const around = /^[^\p{L}\p{N}]+|[^\p{L}]+$/gu

/**
 * Returns the word that a guesser finds in a password: in lower case, without what was put around it, and with letters in
 * the place of their look-alikes. `P@ssw0rd2026!` is `password`.
 */
export function foldPassword(password: string): string {
  const plain = password.normalize('NFKC').toLowerCase()
  return (plain.replaceAll(around, '') || plain).replaceAll(/[@431!0$57]/g, (mark) => lookalikes[mark] ?? mark)
}
