import { Button } from '@evenkeel/ui/button'
import { Dialog, DialogFooter } from '@evenkeel/ui/dialog'
import { useFailure } from '@evenkeel/widgets/shared/failure.tsx'
import { dirtyFormsAtom } from '@evenkeel/widgets/shared/state/dirty-forms.ts'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { client } from '../client.ts'
import { lossText } from './loss-text.ts'
import { signOut } from '../session.ts'
import * as words from '../words/leaving.generated.ts'

/** Any call of the person's own makes the session longer; this one is small and open to every role. */
const stay = () => client.call('ownSignIn')

/** Says that the session is about to end, and offers to stay signed in. */
export function SessionWarningDialog({ onClose }: { readonly onClose: () => void }) {
  const names = useAtomValue(dirtyFormsAtom)
  const [isBusy, setBusy] = useState(false)
  const showFailure = useFailure()
  const accept = () => {
    setBusy(true)
    stay()
      .catch(showFailure)
      .finally(() => setBusy(false))
  }
  return (
    <Dialog
      role="alertdialog"
      dismissible={false}
      onClose={onClose}
      title={words.signOutSoon()}
      description={words.inactive({ names: names.length === 0 ? '' : ` ${lossText(names)}` })}
    >
      <DialogFooter>
        <Button disabled={isBusy} onClick={signOut}>
          {words.signOut()}
        </Button>
        <Button variant="primary" data-autofocus busy={isBusy} onClick={accept}>
          {words.staySignedIn()}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
