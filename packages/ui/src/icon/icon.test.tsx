import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { iconPaths } from './icon-paths.ts'
import { Icon, type IconName } from './icon.tsx'

describe('Icon', () => {
  it('is hidden decoration unless it has a label', () => {
    const { container } = render(<Icon name="home" />)
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
    render(<Icon name="home" label="Home" />)
    expect(screen.getByRole('img', { name: 'Home' })).toBeTruthy()
  })

  it('draws each idea once: no two names share a shape', () => {
    const shapes = Object.values(iconPaths)
    expect(new Set(shapes).size).toBe(shapes.length)
  })

  it.each<IconName>(['status-pending', 'status-in-progress'])('draws %s', (name) => {
    const { container } = render(<Icon name={name} />)
    expect(container.querySelector('circle')).not.toBeNull()
  })
})
