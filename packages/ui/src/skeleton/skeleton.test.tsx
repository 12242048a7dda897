// Proves: WIDGET-06
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Loading, SkeletonText } from './skeleton.tsx'

it('says Loading once, and hides the shapes', () => {
  const { container } = render(
    <Loading>
      <SkeletonText lines={4} />
    </Loading>,
  )
  expect(screen.getByRole('status').textContent).toBe('Loading')
  expect(container.querySelector('[aria-hidden]')?.children).toHaveLength(4)
})
