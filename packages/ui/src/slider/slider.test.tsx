import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Slider, type SliderProps } from './slider.tsx'

const draw = (props: Partial<SliderProps> = {}) => (
  <Slider
    label="Retirement age"
    valueText="67 years"
    min={50}
    max={75}
    value={67}
    onChange={() => undefined}
    {...props}
  />
)

test('says its name and its value in words, and reports numbers', () => {
  const onChange = vi.fn<(value: number) => void>()
  render(draw({ onChange }))
  const slider = screen.getByRole('slider', { name: 'Retirement age' })
  expect(slider.getAttribute('aria-valuetext')).toBe('67 years')
  fireEvent.change(slider, { target: { value: '70' } })
  expect(onChange).toHaveBeenCalledExactlyOnceWith(70)
})

test.each([
  [67, '68%'],
  [40, '0%'],
  [90, '100%'],
])('at %d the filled part of the track is %s', (value, share) => {
  render(draw({ value }))
  expect(screen.getByRole('slider').style.getPropertyValue('--share')).toBe(share)
})

test('says when a pointer takes it, and when it lets go anywhere', () => {
  const onHold = vi.fn<(isHeld: boolean) => void>()
  render(draw({ onHold }))
  fireEvent.pointerDown(screen.getByRole('slider'))
  fireEvent.pointerUp(document.body)
  fireEvent.pointerUp(document.body)
  expect(onHold.mock.calls).toEqual([[true], [false]])
})
