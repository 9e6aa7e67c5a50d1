import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName
  /** Its accessible name. */
  label: string
}

/** A button that shows only an icon. Its tooltip is the label unless `title` says something shorter. */
export function IconButton({ icon, label, className = '', ...rest }: Props): ReactNode {
  return (
    <button type="button" title={label} {...rest} className={`icon-button ${className}`.trim()} aria-label={label}>
      <Icon name={icon} />
    </button>
  )
}
