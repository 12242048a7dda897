import type { WidgetAgreement } from '@evenkeel/api-client/contract/widget-grants'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { language } from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { Dialog, DialogBody, DialogFooter } from '@evenkeel/ui/dialog'
import { Notice } from '@evenkeel/ui/notice'
import { toMessage } from '@evenkeel/widgets/shared/form-failure.ts'
import { widgetWords } from '@evenkeel/widgets/shared/widget-words.ts'
import { useEffect, useState } from 'react'
import * as words from '../words/leaving.generated.ts'

interface SignOutProps {
  readonly onSignOut: () => void
  readonly onClose: () => void
}

/** The sign-out does not wait longer than this to learn what stays connected, in milliseconds. */
const waitsFor = 3000

/** An agreement on a computer that others use ends with the sign-out; one in another browser is not this sign-out's matter. */
const goesOn = ({ isOwnComputer, isThisBrowser }: WidgetAgreement) => isOwnComputer && isThisBrowser !== false

/** Signs out at once if nothing stays connected in this browser; else it names the pages first, and ends them if asked. */
export function SignOut({ onSignOut, onClose }: SignOutProps) {
  const { data, failure } = useQuery('embedAgreements')
  const pages = data?.filter(goesOn)
  const isClear = failure !== undefined || pages?.length === 0
  const isWaiting = data === undefined
  useEffect(() => {
    if (isClear) onSignOut()
    if (isClear || !isWaiting) return
    const waiting = setTimeout(onSignOut, waitsFor)
    return () => clearTimeout(waiting)
  }, [isClear, isWaiting, onSignOut])
  if (pages === undefined || isClear) return null
  return <ConnectedPages {...{ pages, onSignOut }} onClose={onClose} />
}

interface ConnectedPagesProps {
  readonly pages: readonly WidgetAgreement[]
  readonly onSignOut: () => void
  readonly onClose: () => void
}

const list = new Intl.ListFormat(language)

/** Names the pages that keep showing widgets after the sign-out, and ends them with one press. */
function ConnectedPages({ pages, onSignOut, onClose }: ConnectedPagesProps) {
  const withdraw = useChange('withdrawEmbedAgreement')
  const [problem, setProblem] = useState<string | null>(null)
  const end = async () => {
    setProblem(null)
    try {
      for (const { agreementId } of pages) await withdraw.run({ body: { agreementId } })
      onSignOut()
    } catch (reason) {
      setProblem(toMessage(reason))
    }
  }
  return (
    <Dialog onClose={onClose} title={words.signOut()} description={words.pagesKeepShowing()}>
      <DialogBody>
        <ul className="divide-y divide-hairline">
          {pages.map(({ agreementId, origin, widgets }) => (
            <li key={agreementId} className="py-2">
              <p className="text-body font-medium wrap-anywhere text-text">{origin}</p>
              <p className="text-label font-normal text-text-muted">
                {list.format(widgets.map((widget) => widgetWords(widget).name))}
              </p>
            </li>
          ))}
        </ul>
        {problem !== null && (
          <Notice tone="danger" announce="assertive">
            {problem}
          </Notice>
        )}
      </DialogBody>
      <DialogFooter>
        <Button busy={withdraw.isBusy} onClick={() => void end()}>
          {words.endAndSignOut()}
        </Button>
        <Button variant="primary" disabled={withdraw.isBusy} onClick={onSignOut}>
          {words.signOut()}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
