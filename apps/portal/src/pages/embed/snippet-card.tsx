import { TextButton } from '@evenkeel/ui/button'
import { Card, CardBody, CardFooter } from '@evenkeel/ui/card'
import { useRef, useState } from 'react'
import * as words from '../../words/embed-page.generated.ts'

interface SnippetCardProps {
  readonly snippet: string
  /** What has to be done next to pasting it. */
  readonly note: string
}

/** The markup and a button that copies it; if the browser allows no copying, selects the markup for the person to copy. */
export function SnippetCard({ snippet, note }: SnippetCardProps) {
  const text = useRef<HTMLPreElement>(null)
  const [said, setSaid] = useState('')
  const copy = () => {
    if (text.current !== null) getSelection()?.selectAllChildren(text.current)
    const copied =
      'clipboard' in navigator ? navigator.clipboard.writeText(snippet) : Promise.reject(new Error('no clipboard'))
    copied.then(
      () => setSaid(words.copied()),
      () => setSaid(words.selected()),
    )
  }
  return (
    <Card title={words.markup()}>
      <CardBody>
        <pre
          ref={text}
          className="rounded-md bg-sunken p-4 font-mono text-label font-normal break-all whitespace-pre-wrap text-text"
        >
          {snippet}
        </pre>
        <p className="mt-3 text-label font-normal text-text-muted">{note}</p>
      </CardBody>
      <CardFooter secondary={<output className="text-caption text-text-subtle">{said}</output>}>
        <TextButton onClick={copy}>{words.copy()}</TextButton>
      </CardFooter>
    </Card>
  )
}
