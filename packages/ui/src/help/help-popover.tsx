import { type ReactNode, useId } from 'react'
import { Heading } from '../heading/heading.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Popover } from '../overlay/popover.tsx'

export interface HelpPopoverProps {
  id: string
  title: string
  /** Of its heading: one below that of the part it explains. */
  level?: 2 | 3
  anchor: HTMLElement | null
  onClose: () => void
  children: ReactNode
}

/** A titled text beside what it explains. The focus goes in, so that it is read out, and back on Escape or close. */
export function HelpPopover({ id, title, level = 3, anchor, onClose, children }: HelpPopoverProps) {
  const titleId = useId()
  const closeAndReturn = (): void => {
    onClose()
    anchor?.focus()
  }
  return (
    <Popover
      id={id}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      anchor={anchor}
      gap={8}
      onShown={focusQuietly}
      onClose={(reason) => (reason === 'escape' ? closeAndReturn() : onClose())}
      className="max-h-[calc(100dvh-16px)] w-[300px] max-w-[calc(100vw-16px)] animate-fade overflow-y-auto rounded-card border border-hairline bg-raised p-4 text-body text-text shadow-dialog outline-none"
    >
      <div className="mb-2 flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <Heading look="item" level={level} id={titleId}>
            {title}
          </Heading>
        </div>
        <div className="-mt-1.5 -mr-1.5">
          <IconButton icon="close" label="Close" size="compact" onClick={closeAndReturn} />
        </div>
      </div>
      {children}
    </Popover>
  )
}

const focusQuietly = (element: HTMLElement): void => element.focus({ preventScroll: true })
