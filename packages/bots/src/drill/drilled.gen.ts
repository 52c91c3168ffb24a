// sandtable train --hand writes this file; bench/LADDER.md says where its numbers come from

/** What veterans and generals go by, where it differs from the regular, by set and by their part in the battle. */
export const drilled = {
  veteran: {
    muzzleflash: {
      most: { fallen: 2.5, pin: 0.372, morePins: 0.122, fear: 0.478, haste: 0.321, drive: 0.51, foothold: 1.2, hunt: 0.382, ready: 0.261, crowd: 0.0911, mercy: 0.893, shelter: 0.601, again: 1.14, inertia: 0.0608, attention: 0.323, thrift: 0.0447, support: 0.428, early: 2.11, late: 1.53, finale: 2.42, keep: 10.9, guards: 2.9 },
      rescue: { fallen: 1.91, pin: 0.367, morePins: 0.136, fear: 0.444, haste: 0.342, drive: 0.586, foothold: 1.1, ready: 0.197, crowd: 0.0743, mercy: 0.981, shelter: 0.575, again: 0.932, inertia: 0.0591, attention: 0.267, worthy: 0.336, thrift: 0.0459, aloof: 0.119, early: 2.1, late: 1.51, finale: 2.8, keep: 9.52, guards: 4.08 },
      casualties: { fallen: 2.07, pin: 0.401, morePins: 0.0947, fear: 0.397, haste: 0.472, drive: 0.59, foothold: 1.36, hunt: 0.388, ready: 0.214, crowd: 0.0732, mercy: 0.807, shelter: 0.59, again: 0.964, inertia: 0.0674, attention: 0.256, worthy: 0.309, thrift: 0.0473, aloof: 0.129, support: 0.467, early: 2.39, late: 1.56, finale: 2.62, keep: 13.2, guards: 2.87 },
      hold: { fallen: 2.29, pin: 0.338, morePins: 0.107, haste: 0.347, drive: 0.589, foothold: 1.35, hunt: 0.377, mercy: 0.846, shelter: 0.578, again: 0.87, inertia: 0.081, attention: 0.35, worthy: 0.282, thrift: 0.0531, aloof: 0.163, support: 0.45, early: 2.34, late: 1.54, finale: 1.98, keep: 10.3, guards: 3.56 },
    },
    goodbye: {
      none: { fear: 1.57, chance: 0.289, pin: 0.374, drive: 0.756, nerve: 0.263, hunt: 0.338, company: 0.0678, care: 0.747, crowding: 0.0405, dash: 0.16, luck: 0.414, valour: 0.544, shaken: 0.124, menace: 0.0733, shelter: 0.641, inertia: 0.035, cover: 0.337, order: 0.162, rising: 0.105, thrift: 0.015, keep: 30.3, target: 3.46, early: 2.89 },
      raid: { fear: 1.22, chance: 0.291, pin: 0.387, drive: 0.627, haste: 1.56, nerve: 0.261, hunt: 0.342, company: 0.0938, voice: 0.268, care: 0.791, mercy: 1.67, crowding: 0.0435, dash: 0.157, luck: 0.478, valour: 0.618, attention: 0.243, shaken: 0.154, menace: 0.0667, shelter: 0.668, inertia: 0.028, order: 0.162, rising: 0.0818, thrift: 0.0174, keep: 33, target: 3.69, early: 2.81 },
      prevent: { chance: 0.258, pin: 0.376, haste: 1.02, nerve: 0.25, hunt: 0.38, company: 0.076, care: 0.833, crowding: 0.0547, dash: 0.163, valour: 0.654, attention: 0.266, menace: 0.0643, shelter: 0.902, inertia: 0.031, cover: 0.339, order: 0.105, rising: 0.0983, thrift: 0.0186, target: 3.71, early: 3.65 },
      reach: { fear: 0.924, chance: 0.283, pin: 0.32, drive: 0.584, haste: 1.29, nerve: 0.264, hunt: 0.355, company: 0.0913, voice: 0.34, care: 0.851, mercy: 1.61, crowding: 0.0378, dash: 0.16, luck: 0.313, valour: 0.837, attention: 0.193, shaken: 0.138, menace: 0.0507, shelter: 0.915, inertia: 0.0285, cover: 0.377, order: 0.136, rising: 0.0991, keep: 24.4, target: 3.15, early: 2.32 },
      points: { fear: 1.33, chance: 0.362, pin: 0.29, drive: 0.66, haste: 1.31, nerve: 0.255, hunt: 0.217, company: 0.0867, voice: 0.31, care: 0.738, mercy: 1.71, crowding: 0.0431, dash: 0.158, luck: 0.442, valour: 0.811, attention: 0.286, shaken: 0.16, menace: 0.0639, shelter: 0.969, inertia: 0.033, cover: 0.341, rising: 0.0968, thrift: 0.0216, keep: 25, early: 2.88 },
    },
  },
  general: {
    muzzleflash: {
      most: { fallen: 2.9, pin: 0.372, morePins: 0.129, fear: 0.517, haste: 0.37, drive: 0.398, foothold: 0.942, hunt: 0.352, ready: 0.202, crowd: 0.091, mercy: 0.673, shelter: 0.583, again: 1.47, inertia: 0.0636, attention: 0.291, worthy: 0.37, thrift: 0.0366, aloof: 0.157, early: 2.35, late: 1.05, finale: 2.8, keep: 10.8, guards: 2.65 },
      rescue: { fallen: 1.93, pin: 0.488, morePins: 0.145, fear: 0.362, haste: 0.41, drive: 0.657, foothold: 1.1, hunt: 0.269, ready: 0.127, crowd: 0.0576, mercy: 0.791, shelter: 0.593, again: 1.29, inertia: 0.0525, worthy: 0.416, thrift: 0.0417, aloof: 0.071, support: 0.589, early: 2.19, late: 1.48, finale: 2.87, keep: 8.59, guards: 4.05 },
      casualties: { fallen: 2.57, pin: 0.401, morePins: 0.107, fear: 0.376, haste: 0.654, drive: 0.683, foothold: 1.38, hunt: 0.348, ready: 0.222, mercy: 0.57, shelter: 0.598, again: 1.3, inertia: 0.0781, attention: 0.233, worthy: 0.326, thrift: 0.0473, aloof: 0.108, support: 0.526, early: 3.52, late: 1.1, finale: 2.91, guards: 2.47 },
      hold: { fallen: 2.69, pin: 0.338, morePins: 0.114, fear: 0.531, haste: 0.437, drive: 0.456, foothold: 1.39, hunt: 0.459, crowd: 0.0879, mercy: 0.647, shelter: 0.617, again: 1.15, inertia: 0.0887, worthy: 0.317, thrift: 0.0546, aloof: 0.156, support: 0.536, early: 3.23, late: 1.04, finale: 2.34, keep: 10.1, guards: 3.38 },
    },
    goodbye: {
      none: { fear: 1.57, chance: 0.289, pin: 0.374, drive: 0.756, nerve: 0.263, hunt: 0.338, company: 0.0678, care: 0.747, crowding: 0.0405, dash: 0.16, luck: 0.414, valour: 0.544, shaken: 0.124, menace: 0.0733, shelter: 0.641, inertia: 0.035, cover: 0.337, order: 0.162, rising: 0.105, thrift: 0.015, keep: 30.3, target: 3.46, early: 2.89 },
      raid: { fear: 1.22, chance: 0.291, pin: 0.387, drive: 0.627, haste: 1.56, nerve: 0.261, hunt: 0.342, company: 0.0938, voice: 0.268, care: 0.791, mercy: 1.67, crowding: 0.0435, dash: 0.157, luck: 0.478, valour: 0.618, attention: 0.243, shaken: 0.154, menace: 0.0667, shelter: 0.668, inertia: 0.028, order: 0.162, rising: 0.0818, thrift: 0.0174, keep: 33, target: 3.69, early: 2.81 },
      prevent: { chance: 0.258, pin: 0.376, haste: 1.02, nerve: 0.25, hunt: 0.38, company: 0.076, care: 0.833, crowding: 0.0547, dash: 0.163, valour: 0.654, attention: 0.266, menace: 0.0643, shelter: 0.902, inertia: 0.031, cover: 0.339, order: 0.105, rising: 0.0983, thrift: 0.0186, target: 3.71, early: 3.65 },
      reach: { fear: 0.924, chance: 0.283, pin: 0.32, drive: 0.584, haste: 1.29, nerve: 0.264, hunt: 0.355, company: 0.0913, voice: 0.34, care: 0.851, mercy: 1.61, crowding: 0.0378, dash: 0.16, luck: 0.313, valour: 0.837, attention: 0.193, shaken: 0.138, menace: 0.0507, shelter: 0.915, inertia: 0.0285, cover: 0.377, order: 0.136, rising: 0.0991, keep: 24.4, target: 3.15, early: 2.32 },
      points: { fear: 1.33, chance: 0.362, pin: 0.29, drive: 0.66, haste: 1.31, nerve: 0.255, hunt: 0.217, company: 0.0867, voice: 0.31, care: 0.738, mercy: 1.71, crowding: 0.0431, dash: 0.158, luck: 0.442, valour: 0.811, attention: 0.286, shaken: 0.16, menace: 0.0639, shelter: 0.969, inertia: 0.033, cover: 0.341, rising: 0.0968, thrift: 0.0216, keep: 25, early: 2.88 },
    },
  },
} as const
