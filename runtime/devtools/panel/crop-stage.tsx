import { type CSSProperties, type PointerEvent, type ReactNode, useId } from 'react'
import { type CropPart, type FocusPoint, keepInside, moveFocus, type PictureSize } from './crop-part.ts'

interface Props {
  /** Address of the picture. */
  picture: string
  /** Undefined until the picture has loaded. */
  size: PictureSize | undefined
  part: CropPart | undefined
  focus: FocusPoint
  onSize: (size: PictureSize) => void
  onBroken: () => void
  onFocus: (focus: FocusPoint) => void
}

/** The picture with what would be cut off darkened, and the point to keep, which pointer and arrow keys move. */
export function CropStage({ picture, size, part, focus, onSize, onBroken, onFocus }: Props): ReactNode {
  const hint = useId()
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onFocus(keepInside({ x: (event.clientX - left) / width, y: (event.clientY - top) / height }))
  }
  return (
    <>
      <div
        className="crop-stage"
        dir="ltr"
        onPointerDown={(event) => {
          if (event.button !== 0) return
          // Dragging would drag the picture itself, and a press would take the focus from the point.
          event.preventDefault()
          event.currentTarget.setPointerCapture(event.pointerId)
          event.currentTarget.querySelector('button')?.focus()
          follow(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event)
        }}
      >
        <img
          src={picture}
          alt=""
          draggable={false}
          onError={onBroken}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => onSize({ width, height })}
        />
        {size && part ? <div className="crop-part" style={placeOf(part, size)} /> : null}
        <button
          type="button"
          className="crop-focus"
          data-first
          aria-label={`Point to keep: ${percentOf(focus.x)} from the left, ${percentOf(focus.y)} from the top`}
          aria-describedby={hint}
          style={{ insetInlineStart: `${100 * focus.x}%`, insetBlockStart: `${100 * focus.y}%` }}
          onKeyDown={(event) => {
            const moved = moveFocus(focus, event)
            if (!moved) return
            event.preventDefault()
            onFocus(moved)
          }}
        />
      </div>
      <p id={hint} className="quiet">
        Click or drag to what must stay. Arrow keys move the point, with Shift in larger steps.
      </p>
    </>
  )
}

function placeOf({ left, top, width, height }: CropPart, size: PictureSize): CSSProperties {
  return {
    insetInlineStart: `${(100 * left) / size.width}%`,
    insetBlockStart: `${(100 * top) / size.height}%`,
    inlineSize: `${(100 * width) / size.width}%`,
    blockSize: `${(100 * height) / size.height}%`,
  }
}

function percentOf(share: number): string {
  return `${Math.round(100 * share)} %`
}
