import { readCamtAmount, readCamtDate } from './camt-amount.ts'
import { xmlAll, xmlAt, xmlText } from './camt-tree.ts'
import { BankFileError } from '../bank-file.ts'
import { note } from '../note.ts'
import type { ParsedAccount } from '../bank-file.ts'
import type { ProblemLog } from '../problem-log.ts'

/** Booked at the close, booked so far today, then available: the first of these in the statement is its balance. */
const preferred = ['CLBD', 'ITBD', 'CLAV', 'ITAV'] as const

interface StatedBalance {
  code: string
  cents: number
  currency: string
  date: string
}

function readBalances(statement: unknown, line: number | null): StatedBalance[] {
  return xmlAll(statement, 'Bal').map((balance) => {
    const date = readCamtDate(xmlAt(balance, 'Dt'), line)
    if (date === null) throw new BankFileError(note('balanceWithoutDate'), line)
    return {
      code: xmlText(balance, 'Tp', 'CdOrPrtry', 'Cd'),
      date,
      ...readCamtAmount(balance, line, xmlText(balance, 'CdtDbtInd'), 'nearest'),
    }
  })
}

interface BalanceContext {
  currency: string
  /** The sum of the booked entries of the same statement. */
  bookedCents: number
  line: number | null
  problems: ProblemLog
}

/**
 * Returns the balance at the end of a statement in the account's currency; null if there is none. Checks opening plus
 * booked entries against closing and reports a difference. @throws BankFileError for a balance without amount,
 * direction or date.
 */
export function readCamtBalance(
  statement: unknown,
  context: BalanceContext,
): Pick<ParsedAccount, 'balanceCents' | 'balanceAsOf'> {
  const { currency, bookedCents, line, problems } = context
  const stated = readBalances(statement, line)
  const own = stated.filter((balance) => balance.currency === currency)
  const foreign = stated.find((balance) => balance.code === 'CLBD' && balance.currency !== currency)
  const code = preferred.find((each) => own.some((balance) => balance.code === each))
  const balance = own
    .filter((each) => each.code === code)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .at(-1)
  if (foreign) problems.add(line, note('foreignBalance', { foreign: foreign.currency, currency }))
  if (!balance || code === undefined) return { balanceCents: null, balanceAsOf: null }
  if (code === 'CLAV' || code === 'ITAV') problems.add(line, note('availableUsed'))
  const opening = own.find((each) => each.code === 'OPBD')
  if (code === 'CLBD' && opening && opening.cents + bookedCents !== balance.cents) {
    problems.add(line, note('balanceDiffers'))
  }
  return { balanceCents: balance.cents, balanceAsOf: balance.date }
}
