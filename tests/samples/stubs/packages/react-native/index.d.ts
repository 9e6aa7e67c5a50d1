// The parts of React Native that the samples use.

import type { ComponentType, ReactNode } from 'react'

interface Looks {
  style?: object
  children?: ReactNode
  accessible?: boolean
  accessibilityRole?: string
  accessibilityLabel?: string
  accessibilityState?: { selected?: boolean; disabled?: boolean }
  accessibilityLiveRegion?: 'polite' | 'assertive' | 'none'
}
interface Presses extends Looks {
  onPress?: () => unknown
  onPressIn?: () => unknown
  onPressOut?: () => unknown
  disabled?: boolean
}
export const View: ComponentType<Looks>
export const Text: ComponentType<Looks>
export const SafeAreaView: ComponentType<Looks>
export const Pressable: ComponentType<Presses>
export const Button: ComponentType<Presses & { title: string }>
export const FlatList: ComponentType<Record<string, unknown>>
export const TextInput: ComponentType<Record<string, unknown>>
export const StyleSheet: { create<Sheet>(sheet: Sheet): Sheet }
export const Linking: { openSettings(): Promise<void> }
export const Alert: { alert(title: string, text?: string): void }
export const Platform: { OS: string; Version: number | string; select<Value>(choices: Record<string, Value>): Value }
export const AppState: { addEventListener(type: string, handler: (state: string) => void): { remove(): void } }
export const PermissionsAndroid: {
  PERMISSIONS: Record<string, string>
  RESULTS: { GRANTED: string; DENIED: string; NEVER_ASK_AGAIN: string }
  request(permission: string | undefined, texts?: object): Promise<string>
  requestMultiple(permissions: (string | undefined)[]): Promise<Record<string, string>>
}
