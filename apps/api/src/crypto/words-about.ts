import type { AppParts } from '../app-parts.ts'
import { createEncryptor, createTextEncryptor, isEncrypted, keyringFor } from './encrypt.ts'

interface WordsAbout {
  close(text: string, personId: number): Promise<string>
  /** Returns a text of a release that did not encrypt it as it is. */
  open(text: string, personId: number): Promise<string>
}

/** Encrypts what planners and staff write about a person in the directory, each bound to its person: it may mention money. */
export function createWordsAbout(
  { keys, random }: Pick<AppParts, 'keys' | 'random'>,
  what: 'note' | 'reason',
): WordsAbout {
  // At the first use: some apps never see a note and have no keys.
  const encryptor = () => createTextEncryptor(createEncryptor(keyringFor(keys, 'staff-note'), random))
  const owner = (personId: number) => `${what} of ${personId}`
  return {
    close: (text, personId) => encryptor().encrypt(text, owner(personId)),
    open: async (text, personId) =>
      what === 'reason' && !isEncrypted(text) ? text : encryptor().decrypt(text, owner(personId)),
  }
}
