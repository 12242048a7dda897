import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { TextButton } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { FieldMessage } from '../field/field.tsx'
import * as words from '../words/checklist.generated.ts'

export interface ChecklistItem {
  id: string
  label: string
  /** Below the label, in small: the bank of an account. */
  detail?: ReactNode
  /** At the right: the balance of an account. */
  aside?: ReactNode
}

export interface ChecklistProps {
  /** What the items are; names the group. */
  label: string
  hideLabel?: boolean
  /** Shown from the start. */
  items: readonly ChecklistItem[]
  /** Shown after a press on 'Show more'. */
  more?: readonly ChecklistItem[] | undefined
  /** 'Show more accounts'. */
  moreLabel?: string | undefined
  /** Ids of the ticked items, in any order. */
  checked: readonly string[]
  onChange: (checked: string[]) => void
  /** Shown in place of the list if there are no items at all. */
  emptyText: string
  /** One control below, such as 'Add account'. */
  action?: ReactNode
  hint?: ReactNode
  error?: string | undefined
  disabled?: boolean
}

/** A choice of any items: the likely ones first, the rest behind 'Show more', which moves the focus to the first of them. */
export function Checklist({
  label,
  hideLabel = false,
  items,
  more = [],
  moreLabel = words.showMore(),
  emptyText,
  action,
  ...props
}: ChecklistProps) {
  const { hint, error, ...ticks } = props
  const messageId = useId()
  const [showsMore, setShowsMore] = useState(false)
  const firstOfMore = useFocusOnce(showsMore)
  const hasNone = items.length === 0 && more.length === 0
  return (
    <fieldset
      aria-describedby={error || hint ? messageId : undefined}
      aria-invalid={error ? true : undefined}
      className="min-w-0"
    >
      <legend className={hideLabel ? 'sr-only' : 'mb-1 text-label text-text'}>{label}</legend>
      {hasNone && <p className="py-3 text-body text-text-muted">{emptyText}</p>}
      <ul>
        {items.map((item) => (
          <Row key={item.id} item={item} {...ticks} />
        ))}
        {showsMore &&
          more.map((item, index) => (
            <Row key={item.id} item={item} {...ticks} {...(index === 0 ? { inputRef: firstOfMore } : {})} />
          ))}
      </ul>
      <FieldMessage id={messageId} error={error} hint={hint} />
      <div className="mt-1 flex flex-wrap items-center gap-x-5 empty:hidden">
        {more.length > 0 && !showsMore && (
          <TextButton icon="chevron-down" onClick={() => setShowsMore(true)}>
            {moreLabel}
          </TextButton>
        )}
        {action}
      </div>
    </fieldset>
  )
}

/** The pressed button disappears, so the focus has to move. */
function useFocusOnce(when: boolean) {
  const element = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (when) element.current?.focus()
  }, [when])
  return element
}

interface RowProps extends Pick<ChecklistProps, 'checked' | 'onChange' | 'disabled'> {
  item: ChecklistItem
  inputRef?: RefObject<HTMLInputElement | null>
}

function Row({ item, checked, onChange, disabled = false, inputRef }: RowProps) {
  const { id, label, detail, aside } = item
  const toggle = (isOn: boolean): void => onChange(isOn ? [...checked, id] : checked.filter((other) => other !== id))
  return (
    <li className="flex min-h-12 items-center justify-between gap-4 border-b border-hairline py-2 last:border-b-0">
      <div className="min-w-0 flex-1">
        <Checkbox
          {...(inputRef ? { ref: inputRef } : {})}
          label={
            <>
              <span className="block" dir="auto">
                {label}
              </span>
              {detail && <span className="block text-label font-normal text-text-muted">{detail}</span>}
            </>
          }
          checked={checked.includes(id)}
          onChange={toggle}
          disabled={disabled}
        />
      </div>
      {aside && <div className="shrink-0 text-right text-body">{aside}</div>}
    </li>
  )
}
