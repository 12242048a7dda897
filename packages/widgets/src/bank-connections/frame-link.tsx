import { Dialog } from '@evenkeel/ui/dialog'
import { Loading, Skeleton } from '@evenkeel/ui/skeleton'
import { useEffect, useRef, useState } from 'react'
import { patterns } from '../shared/paths.ts'
import { heardFromFrame, type OpenFrameMessage } from './frame-messages.ts'
import type { FrameData, LinkEnds, LinkError } from './link-result.ts'

interface FrameLinkProps extends LinkEnds {
  readonly link: FrameData
  readonly title: string
}

/** Until the frame says how high it is, in pixels: that of a few banks. */
const FIRST_HEIGHT = 600

/**
 * The frame, made by hand: it is our own page and speaks with our server for the person, so that a sandbox that lets it do both
 * would hold nothing back.
 */
function makeFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.src = patterns.bankFrame
  frame.title = 'Your bank'
  frame.className = 'block size-full border-0'
  return frame
}

/** Gives the frame its token once it stands, and hears how it ends. */
function useFrame({
  link: { linkToken, styleName },
  onSuccess,
  onExit,
}: Pick<FrameLinkProps, 'link' | keyof LinkEnds>) {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const made = makeFrame()
    frame.current = made
    place.current?.append(made)
    return () => made.remove()
  }, [])
  const [isReady, setReady] = useState(false)
  const [height, setHeight] = useState(FIRST_HEIGHT)
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

/** The link frame: a page of our own, in which the provider's dialog stands, apart from the page around it. */
export function FrameLink({ title, ...link }: FrameLinkProps) {
  const { place, isReady, height, exit } = useFrame(link)
  return (
    <Dialog open onClose={exit} title={title}>
      <div className="relative min-h-0 tablet:px-2" style={{ height }}>
        {!isReady && (
          <div className="absolute inset-x-4 top-1 tablet:inset-x-6">
            <Loading label="Opening the link frame">
              <div className="flex flex-col gap-3">
                {Array.from({ length: 5 }, (_, row) => (
                  <Skeleton key={row} height={48} />
                ))}
              </div>
            </Loading>
          </div>
        )}
        <div ref={place} className="size-full" />
      </div>
    </Dialog>
  )
}
