import { TextButton } from '@evenkeel/ui/button'
import { useState } from 'react'
import { lazyDialog } from '../shared/lazy-dialog.tsx'
import * as words from '../words/sign-in.generated.ts'

const Dialog = lazyDialog(async () => (await import('./terms-dialog.tsx')).TermsDialog)

/** Opens the terms of use. */
export function TermsLink() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TextButton {...Dialog.preloadProps} onClick={() => setOpen(true)}>
        {words.termsOfUse()}
      </TextButton>
      {isOpen && <Dialog onClose={() => setOpen(false)} />}
    </>
  )
}
