import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { FormContext, noForm, useFormLink } from '../form/form-context.ts'

function makePlace(): HTMLElement {
  const place = document.createElement('div')
  // No box of its own, so that it adds no gap to whatever lays out the form.
  place.className = 'contents'
  return place
}

/**
 * What may have a form of its own: drawn where it stands, or, inside one of our forms, right behind that one and in the same root.
 * HTML knows no form in a form: Enter in a field would send the outer one, and a fault inside would hold that one up.
 */
export function OutsideForm({ children }: { readonly children: ReactNode }) {
  const isInForm = useFormLink() !== noForm
  return isInForm ? <BehindForm>{children}</BehindForm> : children
}

/** The mark stands first, so that its place is in the page before anything that is drawn there looks around. */
function BehindForm({ children }: { readonly children: ReactNode }) {
  const [place] = useState(makePlace)
  const put = useCallback((mark: HTMLElement | null) => (mark?.closest('form') ?? mark)?.after(place), [place])
  // After all else has gone: a dialog has to close in the page to give the focus back.
  useEffect(() => () => place.remove(), [place])
  return (
    <>
      <span hidden ref={put} />
      {createPortal(<FormContext value={noForm}>{children}</FormContext>, place)}
    </>
  )
}
