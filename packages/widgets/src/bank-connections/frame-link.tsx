import { Dialog } from '@evenkeel/ui/dialog'
import { LoadingBanks } from './step-text.tsx'
import { useEffect, useRef, useState } from 'react'
import { patterns } from '../shared/paths.ts'
import { heardFromFrame, type OpenFrameMessage } from './frame-messages.ts'
import type { FrameData, LinkEnds, LinkError } from './link-result.ts'
import * as words from '../words/bank-link.generated.ts'

interface FrameLinkProps extends LinkEnds {
  readonly link: FrameData
  readonly title: string
}

/** The height in pixels until the frame reports its own: enough for a few banks. */
const firstHeight = 600

/**
 * Creates the frame by hand, without a `sandbox` attribute: it is our own page and calls our server for the person, so it would need
 * scripts and our origin, and a sandbox that allows both restricts nothing.
 */
function createFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.src = patterns.bankFrame
  frame.title = words.yourBank()
  frame.className = 'block size-full border-0'
  return frame
}

/** Sends the frame its token once it is ready, and handles its outcome. */
function useFrame({
  link: { linkToken, styleName },
  onSuccess,
  onExit,
}: Pick<FrameLinkProps, 'link' | keyof LinkEnds>) {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const made = createFrame()
    frame.current = made
    place.current?.append(made)
    return () => made.remove()
  }, [])
  const [isReady, setReady] = useState(false)
  const [height, setHeight] = useState(firstHeight)
  const trouble = useRef<LinkError | null>(null)
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      const target = frame.current?.contentWindow ?? null
      const message = heardFromFrame(event, target)
      if (message === null) return
      if (message.type === 'evenkeel:bank-frame:success') onSuccess(message.success)
      else if (message.type === 'evenkeel:bank-frame:exit') onExit(message.error ?? trouble.current)
      else if (message.type === 'evenkeel:bank-frame:trouble') trouble.current = message.error
      else if (message.type === 'evenkeel:bank-frame:size') setHeight(message.height)
      else {
        const open: OpenFrameMessage = { type: 'evenkeel:bank-frame:open', linkToken, styleName }
        target?.postMessage(open, location.origin)
        setReady(true)
      }
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [linkToken, styleName, onSuccess, onExit])
  return { place, isReady, height, exit: () => onExit(trouble.current) }
}

/** The link frame: a page of ours that shows the provider's dialog, separate from the surrounding page. */
export function FrameLink({ title, ...link }: FrameLinkProps) {
  const { place, isReady, height, exit } = useFrame(link)
  return (
    <Dialog onClose={exit} title={title}>
      <div className="relative min-h-0 tablet:px-2" style={{ height }}>
        {!isReady && (
          <div className="absolute inset-x-4 top-1 tablet:inset-x-6">
            <LoadingBanks label={words.openingYourBank()} />
          </div>
        )}
        <div ref={place} className="size-full" />
      </div>
    </Dialog>
  )
}
