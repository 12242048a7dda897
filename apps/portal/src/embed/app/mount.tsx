import './app.css'
import './style-elements.ts'
import { useUndo } from '@evenkeel/api-client/react'
import { createCommands, useCommand } from '@evenkeel/widgets/shared/commands.ts'
import { followLinks } from '@evenkeel/widgets/shared/follow-links.ts'
import { HostProvider, type Stage } from '@evenkeel/widgets/shared/host.tsx'
import { linksToPortal } from '@evenkeel/widgets/shared/links.ts'
import { blockedWords, type OurWindow } from '@evenkeel/widgets/shared/our-window.ts'
import { useFailure } from '@evenkeel/widgets/shared/failure.tsx'
import { Signature } from '@evenkeel/widgets/shared/signature.tsx'
import { useToast } from '@evenkeel/widgets/shared/toasts.tsx'
import { type ReactNode, useCallback, useEffect, useMemo } from 'react'
import { useSWRConfig } from 'swr'
import type { FrameSession, MountFrame } from '../frame/session.ts'
import type { StageChange } from '../grant/page-channel.ts'
import { CoveredNote, createCovered } from './covered-note.tsx'
import { createGuardedClient } from './guarded-client.ts'
import { createGuardedRoot } from '../../shell/guarded-root.ts'
import { Headings } from './headings.tsx'
import { KeepShowing } from './keep-showing.tsx'
import { watchPresses } from './press-check.ts'
import { FrameProviders } from './providers.tsx'
import * as words from '../../words/embed.generated.ts'

/** Reads everything again when the page asks for it; renders nothing. */
function Refresh() {
  const { mutate } = useSWRConfig()
  useCommand(
    'refresh',
    useCallback(() => void mutate(() => true), [mutate]),
  )
  return null
}

/** Opens a dialog on the stage, or in our window where the page has none. */
async function openDialog({ openOnStage }: FrameSession, { ask }: OurWindow, dialog: string, about: unknown) {
  try {
    if (openOnStage !== null) return await openOnStage(dialog, about)
  } catch {
    // The page's browser has no stage after all.
  }
  const { isDone, changeId, text = null } = await ask({ kind: 'dialog', dialog, about })
  return isDone ? { text, changeId } : null
}

interface OnStageProps {
  readonly session: FrameSession
  readonly ourWindow: OurWindow
  readonly children: ReactNode
}

/** Opens dialogs with more room than the card has, and offers to undo what was changed there; the stage says what to read again. */
function OnStage({ session, ourWindow, children }: OnStageProps) {
  const toast = useToast()
  const undo = useUndo()
  const showFailure = useFailure()
  const show = useCallback(
    ({ text, changeId }: StageChange) => {
      const takeBack = () => void undo(changeId ?? 0).catch(showFailure)
      if (text !== null)
        toast.show({ text, ...(changeId !== null && { action: { label: words.undo(), onAction: takeBack } }) })
    },
    [toast, undo, showFailure],
  )
  useEffect(() => session.onStageChange(show), [session, show])
  const stage = useMemo<Stage>(
    () => ({
      async open(dialog, about) {
        const opening = openDialog(session, ourWindow, dialog, about)
        const change = await opening.catch(() => showFailure(null, blockedWords))
        if (change) show(change)
      },
    }),
    [session, ourWindow, show, showFailure],
  )
  return <HostProvider stage={stage}>{children}</HostProvider>
}

/** Our window; what was done there is read again afterward, by the other cards, too. */
const createOurWindow = ({ ask, others }: FrameSession, onDone: () => void): OurWindow => ({
  async ask(wanted) {
    const decided = await ask(wanted)
    if (decided.isDone) {
      onDone()
      others.tell(null)
    }
    return decided
  },
})

/** Reports the height of the widget while the page may know it. */
function watchHeight(place: HTMLElement, { tellHeight }: FrameSession): () => void {
  if (tellHeight === null) return () => undefined
  const observer = new ResizeObserver(() => tellHeight(place.scrollHeight))
  observer.observe(place.firstElementChild ?? place)
  return () => observer.disconnect()
}

/** Shows the widget in its frame. */
export const mount: MountFrame = (place, session, Card) => {
  const commands = createCommands()
  const presses = watchPresses(place)
  const links = linksToPortal(location.origin, () => true)
  const client = createGuardedClient({
    fetch: session.fetch,
    allowsChange: () => presses.allowsChange(),
    ask: session.ask,
    onSessionEnded: session.end,
  })
  const covered = createCovered()
  const root = createGuardedRoot(place, session.fail)
  const ourWindow = createOurWindow(session, () => commands.send('refresh'))
  root.render(
    <FrameProviders
      {...{ client, links, commands, ourWindow }}
      stage={null}
      others={session.others}
      isShownInCard={covered.take}
    >
      <Refresh />
      <OnStage session={session} ourWindow={ourWindow}>
        <Headings session={session}>
          <Card signature={<Signature />} />
          <CoveredNote covered={covered} />
          <KeepShowing session={session} />
        </Headings>
      </OnStage>
    </FrameProviders>,
  )
  const stops = [
    followLinks(place, links.follow),
    watchHeight(place, session),
    session.onCall((method) => {
      if (method === 'retry') commands.send('refresh')
      else if (method !== 'logout') commands.send(method)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
    root.unmount()
  }
}
