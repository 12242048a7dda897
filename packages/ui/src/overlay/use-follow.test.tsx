import { fireEvent, render } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useFollow } from './use-follow.ts'

interface Beside {
  anchorAt: () => number
  onLost: () => void
  stays?: boolean
}

const boxAt = (top: number) => new DOMRect(20, top, 80, 40)

function Beside({ anchorAt, onLost, stays }: Beside) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [element, setElement] = useState<HTMLElement | null>(null)
  useFollow(element, anchor, { stays }, onLost)
  const place = (button: HTMLElement | null) => {
    if (button) button.getBoundingClientRect = () => boxAt(anchorAt())
    setAnchor(button)
  }
  return (
    <>
      <button ref={place}>Anchor</button>
      <div ref={setElement} data-testid="beside" />
    </>
  )
}

function stand(stays?: boolean) {
  let top = 100
  const onLost = vi.fn<() => void>()
  const anchorAt = () => top
  const { getByTestId } = render(
    <Beside anchorAt={anchorAt} onLost={onLost} {...(stays === undefined ? {} : { stays })} />,
  )
  return {
    onLost,
    topOf: () => getByTestId('beside').style.top,
    scrollTo: (next: number) => {
      top = next
      fireEvent.scroll(document)
    },
  }
}

// jsdom lays nothing out; its document is 0 wide, and what lies right of it would be out of sight.
Object.defineProperty(document.documentElement, 'clientWidth', { value: 1000, configurable: true })

test('stays beside its anchor while the page settles, as a phone does that opens something', () => {
  const { onLost, topOf, scrollTo } = stand()
  expect(topOf()).toBe('144px')
  scrollTo(44)
  expect(topOf()).toBe('88px')
  expect(onLost).not.toHaveBeenCalled()
})

test('is let go when a person scrolls on', () => {
  const { onLost, scrollTo } = stand()
  scrollTo(400)
  expect(onLost).toHaveBeenCalledOnce()
})

test('under a box that is typed into it stays as far as that can be seen', () => {
  const { onLost, topOf, scrollTo } = stand(true)
  scrollTo(400)
  expect(topOf()).toBe('444px')
  expect(onLost).not.toHaveBeenCalled()
  scrollTo(-60)
  expect(onLost).toHaveBeenCalledOnce()
})
