import { fitsRule, isNarrow, toReadyRule } from '@evenkeel/engine'
import { badRequest } from '../errors.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { insertRule } from '../store/ledger/rules.ts'
import { columnsOf, entriesWithWords, updateEntries } from '../store/ledger/several-entries.ts'
import type { RunRecorder } from './record-change.ts'
import { requireRoomForRules } from './rules.ts'
import { say } from '../say.ts'

const maxPayees = 20
const tooMany = say('pleaseChooseTransactionsOfPayees', maxPayees)

/**
 * Renames the payees of some entries: theirs, those of all others like them that were not named alone, and by a rule for
 * each payee those of new ones. Returns how many entries changed. @throws ApiError 400 for too many payees or rules.
 */
export function renamePayees(
  ledger: LedgerTransaction,
  recorder: RunRecorder,
  ids: readonly number[],
  payeeName: string,
): number {
  const chosen = new Set(ids)
  const entries = entriesWithWords(ledger, [], ['full_description', 'normalized_description', 'origin'])
  const others = entries.filter(({ description }) => description !== payeeName)
  const payees = [...new Set(others.filter(({ id }) => chosen.has(id)).map(({ description }) => description))]
  if (payees.length > maxPayees) throw badRequest({ 'change.payeeName': tooMany })
  const rules = payees.map((payee) => ({ payee, payeeName })).filter(isNarrow)
  requireRoomForRules(ledger, rules.length)
  for (const rule of rules) recorder.hasCreated('rule', [insertRule(ledger, rule)])
  const ready = rules.map(toReadyRule)
  const alike = others.filter(
    (entry) => chosen.has(entry.id) || (!entry.isNameOwn && ready.some((one) => fitsRule(one, entry))),
  )
  const renamed = alike.map(({ id }) => id)
  const named = { description: payeeName, isNameOwn: false }
  recorder.willChangeColumns(columnsOf(named), renamed)
  updateEntries(ledger, renamed, named)
  return renamed.length
}
