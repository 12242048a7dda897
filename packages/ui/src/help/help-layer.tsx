import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Heading } from '../heading/heading.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Layer } from '../overlay/layer.tsx'
import * as words from '../words/dialogs.generated.ts'

export interface HelpLayerProps {
  id: string
  title: string
  /** Level of its heading: one below that of the part it explains. */
  level?: 2 | 3
  anchor: HTMLElement | null
  onClose: () => void
  children: ReactNode
}

/** A titled text next to the part it explains. The focus moves into it, so that it is read out, and returns when it is closed. */
export function HelpLayer({ id, title, level = 3, anchor, onClose, children }: HelpLayerProps) {
  const titleId = useId()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus({ preventScroll: true }), [])
  const close = (): void => {
    anchor?.focus({ preventScroll: true })
    onClose()
  }
  return (
    <Layer
      id={id}
      ref={ref}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      anchor={anchor}
      placement="bottom start"
      gap={8}
      onClose={onClose}
      className="w-[300px] max-w-[calc(100vw-16px)] animate-fade overflow-y-auto rounded-card border border-hairline bg-raised p-4 text-body text-text shadow-dialog outline-none"
    >
      <div className="mb-2 flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Heading look="item" level={level} id={titleId}>
            {title}
          </Heading>
        </div>
        <div className="-mt-1.5 -mr-1.5">
          <IconButton icon="close" label={words.close()} size="compact" onClick={close} />
        </div>
      </div>
      {children}
    </Layer>
  )
}
