import { render } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import type { EvenkeelElement, EvenkeelError } from './element.ts'
import { loadEvenkeel } from './load-evenkeel.ts'
import { Evenkeel } from './react.ts'

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)

it('draws the tag with its attributes, loads the script once, and passes events on', () => {
  const [ref, onError] = [createRef<EvenkeelElement>(), vi.fn<(detail: EvenkeelError) => void>()]
  const origin = 'https://money.example'
  const view = render(
    <>
      <Evenkeel
        ref={ref}
        origin={origin}
        widget="budget-modal"
        scheme="auto"
        headingLevel={3}
        className="wide"
        onError={onError}
      >
        <a href={origin}>Open Evenkeel</a>
      </Evenkeel>
      <Evenkeel origin={origin} widget="goals" />
    </>,
  )
  expect(view.container.innerHTML).toBe(
    '<evenkeel-budget-modal scheme="auto" heading-level="3" class="wide"><a href="https://money.example">Open Evenkeel</a></evenkeel-budget-modal><evenkeel-goals></evenkeel-goals>',
  )
  expect(scripts()).toEqual(['https://money.example/widgets/v1/loader.js'])
  const detail = { code: 'offline', retryable: true, message: 'You are offline.' } as const
  ref.current?.dispatchEvent(new CustomEvent('evenkeel:error', { detail }))
  expect(onError).toHaveBeenCalledExactlyOnceWith(detail)
  view.unmount()
  expect(ref.current).toBeNull()
})

it('loads an exact release with its hash, and tries again after a failure', async () => {
  const options = { version: '1.2.3', integrity: 'sha384-abc' }
  const loading = loadEvenkeel('https://other.example', options)
  expect(loadEvenkeel('https://other.example/', options)).toBe(loading)
  const script = document.head.querySelector<HTMLScriptElement>('script[src*="1.2.3"]')
  expect([script?.src, script?.crossOrigin]).toEqual(['https://other.example/widgets/1.2.3/evenkeel.js', 'anonymous'])
  script?.dispatchEvent(new Event('error'))
  await expect(loading).rejects.toThrow(
    'Evenkeel could not be loaded from https://other.example/widgets/1.2.3/evenkeel.js',
  )
  expect(loadEvenkeel('https://other.example', options)).not.toBe(loading)
})
