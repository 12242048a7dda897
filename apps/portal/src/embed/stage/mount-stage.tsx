import '../app/app.css'
import '../app/style-elements.ts'
import { createCommands } from '@evenkeel/widgets/shared/commands.ts'
import { linksToPortal } from '@evenkeel/widgets/shared/links.ts'
import type { OurWindow } from '@evenkeel/widgets/shared/our-window.ts'
import { toastAtom } from '@evenkeel/widgets/shared/state/toast.ts'
import { createStore } from 'jotai'
import type { ReactNode } from 'react'
import * as names from '../../words/guarded-names.generated.ts'
import { createGuardedClient } from '../app/guarded-client.ts'
import { createGuardedRoot } from '../../shell/guarded-root.ts'
import { watchLostFocus } from '../../shell/lost-focus.ts'
import { watchPresses } from '../app/press-check.ts'
import { FrameProviders } from '../app/providers.tsx'
import type { StageSession } from '../frame/session.ts'
import { otherCards, type StageChange, type StageRequest } from '../grant/page-channel.ts'
import { ConnectDialog } from './connect-dialog.tsx'
import { FailedDialog } from './failed-dialog.tsx'
import { stageDialogs } from './stage-dialogs.tsx'
import { wrapFocus } from './wrap-focus.ts'

/** Whether this stage is the one that its page shows: the stages in other tabs hear the same messages. */
const isShown = () => innerWidth > 0 && innerHeight > 0

/** Draws the dialogs that the cards of the page ask for, one at a time. */
export function mountStage(session: StageSession, dialogs = stageDialogs): void {
  const { channel, fetchFor, ask, isConnected, connect, onClose, close } = session
  const place = document.body.appendChild(document.createElement('div'))
  const root = createGuardedRoot(place, () => failShown())
  const presses = watchPresses(document.body)
  const links = linksToPortal(location.origin, () => true)
  const others = otherCards(channel)
  let shown: StageRequest | null = null
  let wanted: StageRequest | null = null
  let closeShown = () => close()
  let failShown = () => close()

  function show(request: StageRequest) {
    const Dialog = dialogs[`${request.widget}/${request.dialog}`]
    if (Dialog === undefined) return close()
    shown = request
    presses.forget()
    const store = createStore()
    const ourWindow: OurWindow = {
      async ask(wanted) {
        const decided = await ask(request.widget, wanted)
        if (decided.isDone) {
          changed = { text: decided.text ?? null, changeId: decided.changeId }
          others.tell(null)
        }
        return decided
      },
    }
    const guarded = createGuardedClient({
      fetch: (call) => fetchFor(request.widget, call),
      allowsChange: () => presses.allowsForm(),
      ask: ourWindow.ask,
      onSessionEnded: () => end(false),
    })
    let changed: StageChange | null = null
    const client: typeof guarded = {
      call: guarded.call,
      async change(name, ...input) {
        const result = await guarded.change(name, ...input)
        changed = { text: names.saved, changeId: result.changeId }
        return result
      },
    }
    function end(mayReport = true) {
      if (shown !== request) return
      shown = null
      // After the dialog's own last words, which come right after it is closed.
      setTimeout(() => {
        const text = store.get(toastAtom)?.text
        const change = changed && { ...changed, text: typeof text === 'string' ? text : changed.text }
        channel.send({ type: 'stage-done', id: request.id, change: mayReport ? change : null })
        draw(null)
        close()
      })
    }
    const commands = createCommands()
    /** The providers stay until the next dialog: a change repeats its reads after the dialog is closed. */
    const draw = (dialog: ReactNode) =>
      root.render(
        <FrameProviders key={request.id} {...{ client, others, links, store, ourWindow, commands }} stage={null}>
          {dialog}
        </FrameProviders>,
      )
    const drawDialog = () => draw(<Dialog about={request.about} onClose={end} />)
    closeShown = () => end()
    failShown = () => (changed === null ? draw(<FailedDialog onRetry={drawDialog} onClose={end} />) : end())
    if (request.isConnecting !== true) return drawDialog()
    const asksConnected = () => isConnected(request.widget)
    draw(
      <ConnectDialog
        isConnected={asksConnected}
        connect={() => connect(request.widget, drawDialog)}
        onConnected={drawDialog}
        onClose={end}
      />,
    )
  }

  function showWanted() {
    if (wanted === null || shown !== null || !isShown()) return
    const request = wanted
    wanted = null
    show(request)
  }

  channel.on((message) => {
    if (message.type !== 'stage') return
    wanted = message.request
    showWanted()
  })
  onClose(() => closeShown())
  addEventListener('resize', showWanted)
  wrapFocus(document)
  watchLostFocus()
  channel.send({ type: 'stage-ready' })
}
