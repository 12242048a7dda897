import { Icon } from '@evenkeel/ui/icon'
import { type DragEvent, useState } from 'react'
import * as words from '../words/bank-file-import.generated.ts'
import { StepHeading } from './step-heading.tsx'

interface ChooseStepProps {
  readonly titleId: string
  readonly isFirst: boolean
  readonly onFile: (file: File) => void
}

/** Without this the browser would open the file in place of the page. */
const stayOnPage = (event: DragEvent) => event.preventDefault()

/** What may be dropped. The words ignore drags, so that the drop zone behind them receives the file. */
const Invitation = () => (
  <>
    <span className="pointer-events-none mb-2 inline-flex size-9 items-center justify-center rounded-[9px] bg-accent-soft text-accent">
      <Icon name="upload" />
    </span>
    <span className="pointer-events-none text-body font-medium text-accent">{words.chooseFile()}</span>
    <span className="pointer-events-none text-label font-normal text-text-muted">{words.fileKinds()}</span>
  </>
)

/** Asks for a file, by click, by key, or by drag and drop. */
export function ChooseStep({ titleId, isFirst, onFile }: ChooseStepProps) {
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file !== undefined) onFile(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <>
      <StepHeading id={titleId} takesFocus={!isFirst}>
        {words.chooseTitle()}
      </StepHeading>
      <p className="mt-1 mb-5 text-body text-text-muted">{words.chooseHint()}</p>
      <label
        onDragOver={stayOnPage}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`flex min-h-48 cursor-pointer flex-col items-center justify-center gap-1 rounded-card border border-dashed px-4 py-8 text-center transition-colors duration-fast hover:border-accent hover:bg-canvas has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent ${isOver ? 'border-accent bg-accent-soft' : 'border-border-strong'}`}
      >
        <Invitation />
        <input type="file" className="sr-only" onChange={(event) => take(event.target.files)} />
      </label>
    </>
  )
}
