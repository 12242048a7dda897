const moneyOut = new Set(['debit', 'dr', 'd', 'dbit', 'withdrawal', 'out', 'soll', 's', 'af'])
const moneyIn = new Set(['credit', 'cr', 'c', 'crdt', 'deposit', 'in', 'haben', 'h', 'bij'])

/** 1 for money in, -1 for money out, null for a word that says neither. */
export function directionOf(text: string): 1 | -1 | null {
  const word = text.trim().toLowerCase()
  if (moneyOut.has(word)) return -1
  return moneyIn.has(word) ? 1 : null
}
