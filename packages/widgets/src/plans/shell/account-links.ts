import type { AccountLink, LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'

/** Returns the accounts for the request, which always contains the whole list. Accounts that are gone are left out. */
export const toAccountLinks = (accounts: readonly LinkedAccount[]): AccountLink[] =>
  accounts
    .filter(({ isLinked, isDeleted }) => isLinked && !isDeleted)
    .map(({ userAccountId, isLinked, loanType }) => ({
      userAccountId,
      isLinked,
      ...(loanType === null ? {} : { loanType }),
    }))
