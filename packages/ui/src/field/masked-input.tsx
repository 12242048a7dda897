import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { inputClass } from './control-class.ts'

interface MaskedInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onPaste'> {
  value: string
  onChange: (text: string) => void
  /** Returns the digits of a text in any form. */
  toDigits: (text: string) => string
  /** Returns the digits with their separators. */
  format: (digits: string) => string
  /** Returns a pasted text as the mask writes it, or null if it is not a whole one. */
  readPasted: (text: string) => string | null
}

/**
 * The input of a text whose separators are added while its digits are typed. A pasted text without any digit stays in the box, so
 * that it is refused in words and does not just disappear.
 */
export function MaskedInput({ value, onChange, toDigits, format, readPasted, onKeyDown, ...input }: MaskedInputProps) {
  const keepCaret = useCaret()
  const change = (element: HTMLInputElement): void => {
    const { value: text, selectionEnd } = element
    const digits = toDigits(text)
    const next = format(digits)
    const before = text.slice(0, selectionEnd ?? text.length).replaceAll(/\D/g, '').length
    const isAtEnd = selectionEnd === null || selectionEnd >= text.length
    keepCaret(element, isAtEnd ? next.length : indexAfter(next, before))
    onChange(next)
  }
  return (
    <input
      {...input}
      value={/\d/.test(value) ? format(toDigits(value)) : value}
      className={inputClass}
      onKeyDown={(event) => {
        skipSeparator(event)
        onKeyDown?.(event)
      }}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text').trim()
        const pasted = readPasted(text) ?? (/\d/.test(text) ? null : text)
        if (pasted === null || event.currentTarget.readOnly) return
        event.preventDefault()
        onChange(pasted.slice(0, maxTextLength))
      }}
      onChange={(event) => change(event.target)}
    />
  )
}

const maxTextLength = 60

/** Returns the index after the given number of digits of a masked text. */
function indexAfter(masked: string, digits: number): number {
  let left = digits
  let index = 0
  for (; index < masked.length && left > 0; index += 1) if (/\d/.test(masked.charAt(index))) left -= 1
  return index
}

/** Puts the caret where it was among the digits: React moves it to the end of a text that is not the typed one. */
function useCaret() {
  const wanted = useRef<{ element: HTMLInputElement; at: number } | null>(null)
  useLayoutEffect(() => {
    const { element, at } = wanted.current ?? {}
    wanted.current = null
    if (at !== undefined && element === document.activeElement) element?.setSelectionRange(at, at)
  })
  return (element: HTMLInputElement, at: number): void => {
    wanted.current = { element, at }
    // A key that changes no digit leaves the value as it is; the box is put right without a new rendering.
    queueMicrotask(() => {
      if (wanted.current === null) return
      wanted.current = null
      element.setSelectionRange(at, at)
    })
  }
}

/** Lets the Delete key delete the digit behind a separator, which comes back by itself. */
function skipSeparator({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): void {
  const { value, selectionStart: at, selectionEnd } = currentTarget
  if (key !== 'Delete' || at === null || at !== selectionEnd || !/\D/.test(value.charAt(at))) return
  currentTarget.setSelectionRange(at + 1, at + 1)
}
