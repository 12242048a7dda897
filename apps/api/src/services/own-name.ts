import { normalizeDescription, readablePayee } from '@evenkeel/engine'
import type { StoredEntry } from '../store/ledger/entries.ts'

/** Whether a name has a bank's words in other capital letters, as only a person writes them. */
const isRespelled = (name: string, bankText: string): boolean =>
  !bankText.includes(name) && bankText.toLowerCase().includes(name.toLowerCase())

/** Whether a row's name is neither the bank's text nor the payee that is read from it, and so the person's own. */
export const isRenamed = ({
  description,
  normalizedDescription,
  fullDescription,
}: Pick<StoredEntry, 'description' | 'normalizedDescription' | 'fullDescription'>): boolean =>
  (normalizeDescription(description) !== normalizedDescription || isRespelled(description, fullDescription)) &&
  description !== readablePayee(normalizedDescription.toUpperCase()) &&
  description !== readablePayee(fullDescription)
