// Proves: WIDGET-08
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ProgressBar } from './progress-bar.tsx'
import * as words from '../words/page-frame.generated.ts'

it('is shown only while a page loads, and states no value', () => {
  const { rerender } = render(<ProgressBar active />)
  expect(screen.getByRole('progressbar', { name: words.loadingPage() }).hasAttribute('value')).toBe(false)
  rerender(<ProgressBar active={false} />)
  expect(screen.queryByRole('progressbar')).toBeNull()
})
