import { expect, test } from 'vitest'
import { qualityFor } from './quality.ts'

const rows: [string, string][] = [
  ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)', 'plain'],
  ['llvmpipe (LLVM 15.0.7, 256 bits)', 'plain'],
  ['ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)', 'light'],
  ['Mali-G78', 'light'],
  ['ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 Direct3D11 vs_5_0 ps_5_0, D3D11)', 'full'],
  ['Apple M2', 'full'],
]
test.each(rows)('%s', (name, quality) => expect(qualityFor(name)).toBe(quality))
