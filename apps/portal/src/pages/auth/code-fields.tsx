import { Button } from '@evenkeel/ui/button'
import { WordInput } from '@evenkeel/ui/word-input'
import { useCountdown } from './use-countdown.ts'
import { useEffect, useRef } from 'react'

/** So long the server takes no second request for a code. Source: specification, section 8. */
const WAIT_SECONDS = 60

interface CodeInputProps {
  readonly label?: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A code that somebody reads off a mail or an app: blanks and dashes in it do not count, so they are no fault. */
export function CodeInput({ label = 'Code', value, onChange }: CodeInputProps) {
  return (
    <WordInput
      type="alphabetical"
      name="code"
      label={label}
      required
      maxLength={20}
      autoComplete="one-time-code"
      value={value}
      onChange={onChange}
    />
  )
}

export interface SendAgainProps {
  /** Sends a further code; gives whether that was done. */
  readonly onSend: () => Promise<boolean>
  /** `now`: the first one is still to be sent, by this part as it opens. `before`: it is on its way already. */
  readonly first: 'now' | 'before'
}

/** The way to a further code, held back for 60 seconds after each. */
export function SendAgain({ onSend, first }: SendAgainProps) {
  const { left, start } = useCountdown()
  const isBegun = useRef(false)
  const send = async () => {
    start(WAIT_SECONDS)
    await onSend()
  }
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    start(WAIT_SECONDS)
    if (first === 'now') void onSend()
  })
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-label text-text-muted">
      <Button variant="text" size="flush" disabled={left > 0} onClick={() => void send()}>
        Send another code
      </Button>
      {left > 0 && <p>{` Please wait ${left} seconds to send another code`}</p>}
    </div>
  )
}
