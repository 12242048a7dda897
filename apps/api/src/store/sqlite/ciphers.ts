/** How databases can be encrypted. Each authenticates its pages; the first costs least: docs/decisions/key-per-person.md. */
export const ciphers = ['aegis', 'sqlcipher'] as const
export type Cipher = (typeof ciphers)[number]
