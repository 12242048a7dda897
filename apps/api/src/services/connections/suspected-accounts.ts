import type { SuspectedAccount } from '@evenkeel/api-client/contract/account-connections'
import { toDollars } from '@evenkeel/engine'
import { notFound } from '../../errors.ts'
import type { LedgerContext } from '../../http/handlers.ts'
import { findAccount, type StoredAccount } from '../../store/ledger/accounts.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import {
  allAccountSuspicions,
  decideAccountSuspicion,
  findAccountSuspicion,
} from '../../store/ledger/suspected-accounts.ts'
import { recordChange } from '../record-change.ts'
import { agreeingRows } from '../sync/agreeing-rows.ts'
import { joinAccounts } from './join-accounts.ts'

const toSide = ({ id, name, balanceCents, origin }: StoredAccount): SuspectedAccount['account'] => ({
  userAccountId: id,
  name,
  balance: toDollars(balanceCents),
  origin,
})

/** Returns the undecided pairs of accounts that both still exist. */
export function suspectedAccounts(ledger: LedgerTransaction): SuspectedAccount[] {
  return allAccountSuspicions(ledger).flatMap(({ id, bankAccountId, existingAccountId, decision }) => {
    if (decision !== null) return []
    const [bank, existing] = [findAccount(ledger, bankAccountId), findAccount(ledger, existingAccountId)]
    if (!bank || !existing) return []
    const matchingTransactions = agreeingRows(ledger, bank, existing).pairs.length
    return [{ suspectedAccountId: id, account: toSide(bank), existing: toSide(existing), matchingTransactions }]
  })
}

/**
 * Decides a suspected pair: one account, of which the connection's is kept, or two. Deciding again, or after one of the
 * accounts is gone, changes nothing.
 *
 * @throws ApiError 404 for an unknown pair.
 */
export function decideSuspectedAccount(context: LedgerContext, id: number, isSame: boolean): Record<string, never> {
  const { ledger } = context
  const suspicion = findAccountSuspicion(ledger, id)
  if (!suspicion) throw notFound()
  if (suspicion.decision !== null) return {}
  const [bank, existing] = [
    findAccount(ledger, suspicion.bankAccountId),
    findAccount(ledger, suspicion.existingAccountId),
  ]
  recordChange(context, isSame ? 'account.join' : 'account.keep', (recorder) => {
    recorder.willChange('suspected_account', [id])
    if (isSame && bank && existing) joinAccounts(ledger, recorder, bank, existing)
    decideAccountSuspicion(ledger, id, isSame ? 'same' : 'different')
  })
  return {}
}
