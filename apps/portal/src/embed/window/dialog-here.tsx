import { useClient } from '@evenkeel/api-client/react'
import { type Client } from '@evenkeel/api-client/client'
import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import { createCommands } from '@evenkeel/widgets/shared/commands.ts'
import { linksToPortal } from '@evenkeel/widgets/shared/links.ts'
import type { Ask, Decided } from '@evenkeel/widgets/shared/our-window.ts'
import { toastAtom } from '@evenkeel/widgets/shared/state/toast.ts'
import { createStore } from 'jotai'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { FrameProviders } from '../app/providers.tsx'
import { stageDialogs } from '../stage/stage-dialogs.tsx'
import { Armed } from './armed.tsx'
import { WindowTitle } from './window-title.tsx'
import * as names from '../../words/guarded-names.generated.ts'
import * as embedWindowWords from '../../words/embed-window.generated.ts'

interface DialogHereProps {
  readonly widget: WidgetName
  readonly dialog: string
  readonly about: unknown
  readonly onDecided: (decided: Decided) => void
  /** Draws what the dialog in turn asks the person to decide. */
  readonly renderAsked: (ask: Ask, onDecided: (decided: Decided) => void) => ReactNode
}

interface NestedAsk {
  readonly ask: Ask
  readonly decide: (decided: Decided) => void
}

const notDone: Decided = { isDone: false, changeId: null }

/** A dialog of the widget in our window, with all that the person may see. */
export function DialogHere({ widget, dialog, about, onDecided, renderAsked }: DialogHereProps) {
  const own = useClient()
  const last = useRef<Decided>(notDone)
  const [asked, setAsked] = useState<NestedAsk | null>(null)
  const parts = useMemo(() => {
    const store = createStore()
    const client: Client = {
      call: own.call,
      async change(name, ...input) {
        const result = await own.change(name, ...input)
        last.current = { isDone: true, changeId: result.changeId, text: names.saved }
        return result
      },
    }
    const ask = async (wanted: Ask) => {
      const decided = await new Promise<Decided>((decide) => setAsked({ ask: wanted, decide }))
      if (decided.isDone) last.current = decided
      setAsked(null)
      return decided
    }
    return {
      store,
      client,
      ourWindow: { ask },
      commands: createCommands(),
      links: linksToPortal(location.origin, () => true),
    }
  }, [own])
  const Dialog = stageDialogs[`${widget}/${dialog}`]
  if (Dialog === undefined) return <WindowTitle>{embedWindowWords.canClose()}</WindowTitle>
  const close = () => {
    // After the dialog's own last words, which come right after it is closed.
    setTimeout(() => {
      const text = parts.store.get(toastAtom)?.text
      const said = typeof text === 'string' ? text : (last.current.text ?? '')
      onDecided({ ...last.current, ...(last.current.isDone && { text: said }) })
    })
  }
  return (
    <>
      {asked !== null && renderAsked(asked.ask, asked.decide)}
      <Armed>
        <FrameProviders {...parts} stage={null}>
          {asked === null && <Dialog about={about} onClose={close} />}
        </FrameProviders>
      </Armed>
    </>
  )
}
