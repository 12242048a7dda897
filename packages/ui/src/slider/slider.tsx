import { type ComponentProps, useLayoutEffect, useRef } from 'react'

export interface SliderProps extends Pick<ComponentProps<'input'>, 'name' | 'disabled' | 'onBlur'> {
  /** Spoken name; the field next to the slider shows it. */
  label: string
  /** In words for assistive technology, such as '$4,200 a month'. */
  valueText: string
  value: number
  onChange: (value: number) => void
  /** Called when a pointer takes the slider, and when it lets go. */
  onHold?: ((isHeld: boolean) => void) | undefined
  min: number
  max: number
  /** 1 by default. */
  step?: number
}

const thumb = [
  '[&::-webkit-slider-thumb]:size-5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-pill',
  '[&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-accent [&::-webkit-slider-thumb]:bg-surface [&::-webkit-slider-thumb]:-mt-2',
  '[&::-moz-range-thumb]:size-4 [&::-moz-range-thumb]:rounded-pill [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-accent [&::-moz-range-thumb]:bg-surface',
].join(' ')

const track = [
  '[&::-webkit-slider-runnable-track]:h-1 [&::-webkit-slider-runnable-track]:rounded-pill',
  '[&::-webkit-slider-runnable-track]:bg-[linear-gradient(to_right,var(--color-accent)_var(--share),var(--color-track)_var(--share))]',
  '[&::-moz-range-track]:h-1 [&::-moz-range-track]:rounded-pill [&::-moz-range-track]:bg-track',
  '[&::-moz-range-progress]:h-1 [&::-moz-range-progress]:rounded-pill [&::-moz-range-progress]:bg-accent',
].join(' ')

/** A pointer that has the slider may be let go anywhere. */
function holdUntilUp(onHold: (isHeld: boolean) => void): void {
  const ends = ['pointerup', 'pointercancel'] as const
  const letGo = () => {
    for (const end of ends) removeEventListener(end, letGo)
    onHold(false)
  }
  for (const end of ends) addEventListener(end, letGo)
  onHold(true)
}

/**
 * A number chosen by feel, next to a field that takes it exactly. It is the browser's range input, which handles keys,
 * touch and assistive technology.
 */
export function Slider({ label, valueText, value, onChange, onHold, min, max, step = 1, ...input }: SliderProps) {
  const ref = useRef<HTMLInputElement>(null)
  const share = max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0
  useLayoutEffect(() => {
    ref.current?.style.setProperty('--share', `${String(share * 100)}%`)
  }, [share])
  return (
    <input
      {...input}
      ref={ref}
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      {...{ min, max, step, value }}
      onChange={(event) => onChange(event.target.valueAsNumber)}
      onPointerDown={onHold && (() => holdUntilUp(onHold))}
      className={`block h-5 w-full cursor-pointer appearance-none rounded-pill bg-transparent disabled:cursor-not-allowed disabled:opacity-60 pointer-coarse:h-control-coarse forced-colors:appearance-auto ${thumb} ${track}`}
    />
  )
}
