import { useClient } from '@evenkeel/api-client/react'
import { Notice } from '@evenkeel/ui/notice'
import { pages } from '@evenkeel/widgets/shared/paths.ts'
import { forgetSession } from '../../session.ts'
import { OwnerDialog } from './owner-dialog.tsx'

/** The last question before everything is gone. */
export function DeleteAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useClient()
  return (
    <OwnerDialog
      onClose={onClose}
      title="Delete your account?"
      submitLabel="Delete everything"
      danger
      onProved={async (proof) => {
        await client.call('deleteAccountData', { body: proof })
        forgetSession()
        location.assign(pages.login)
      }}
    >
      <Notice tone="danger">This cannot be taken back.</Notice>
    </OwnerDialog>
  )
}
