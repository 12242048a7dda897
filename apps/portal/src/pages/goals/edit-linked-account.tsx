import { useQuery } from '@evenkeel/api-client/react'
import { EditAccountDialog } from '@evenkeel/widgets/accounts'

interface EditLinkedAccountProps {
  readonly userAccountId: number
  readonly onClose: () => void
}

/** The edit dialog of an account that a plan counts; opens once the account has loaded. */
export function EditLinkedAccount({ userAccountId, onClose }: EditLinkedAccountProps) {
  const account = useQuery('account', { body: { userAccountId } })
  return account.data === undefined ? null : <EditAccountDialog account={account.data} onClose={onClose} />
}
