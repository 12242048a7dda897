import type { AccountConnection } from '@evenkeel/api-client/contract/account-connections'
import type { Account } from '@evenkeel/api-client/contract/accounts'
import { useQuery } from '@evenkeel/api-client/react'

/** Identifies one bank login among others of the same bank. */
export interface LoginName {
  /** 'Harbor Bank', or 'Harbor Bank (Our savings, Our card)' if the bank's name is ambiguous. */
  readonly label: string
  /** The accounts to name next to it; empty if the bank's name is enough. */
  readonly accountNames: readonly string[]
}

function toLoginName({ accountConnectionId, name }: AccountConnection, accounts: readonly Account[]): LoginName {
  const accountNames = accounts
    .filter(({ accountConnection }) => accountConnection.accountConnectionId === accountConnectionId)
    .map((account) => account.name)
  return { label: accountNames.length === 0 ? name : `${name} (${accountNames.join(', ')})`, accountNames }
}

/** Names each login by its bank, and also by its accounts if another login has a bank of the same name. */
export function useLoginNames(connections: readonly AccountConnection[]): (connection: AccountConnection) => LoginName {
  const isShared = ({ name }: AccountConnection) => connections.filter((other) => other.name === name).length > 1
  const accounts = useQuery('accounts', connections.some(isShared) ? { body: {} } : null).data ?? []
  return (connection) => toLoginName(connection, isShared(connection) ? accounts : [])
}
