// Many suns, one room: light adds up, so pictures of the same scene by cg, one with each sun alone and one with none, give
// every dimming of them. usage: mix [still] seconds=8 dusk=.16 none.ppm sun.ppm,sets,rises sun.ppm,sets,rises ...
// `sets` and `rises` are the seconds at which that sun starts to (setting takes 1.6 s, rising 1.7 s unless set=, rise=).
// Raw rgb24 frames of the loop on stdout, the first with every sun up; with `still` only that one, as a PPM.
// Build: gcc -O3 -ffast-math -march=native mix.c -o mix -lm
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { RATE = 24, SUNS = 8 };
typedef struct { float *light, sets, rises; } Sun;
static const float LIFT[3] = {.011f, .0025f, .006f}; // cg's own
static float dusk = .16f, length = 8, set = 1.6f, rise = 1.7f;
static int width, height;

// Back through cg's gamma, lift and tone curve to light.
static float *light_of(const char *name) {
  FILE *file = fopen(name, "rb");
  int most;
  if (!file || fscanf(file, "P6 %d %d %d", &width, &height, &most) != 3) exit(1);
  fgetc(file);
  size_t n = (size_t)width * height * 3;
  unsigned char *bytes = malloc(n);
  if (fread(bytes, 1, n, file) != n) exit(1);
  fclose(file);
  float *light = malloc(n * sizeof *light);
  for (size_t i = 0; i < n; i++) {
    float x = (powf(bytes[i] / 255.f, 2.2f) - LIFT[i % 3]) / (1 - LIFT[i % 3]);
    light[i] = -logf(1 - fminf(fmaxf(x, 0), .985f));
  }
  free(bytes);
  return light;
}

static float ease(float t) {
  t = fminf(fmaxf(t, 0), 1);
  return t * t * t * (t * (t * 6 - 15) + 10);
}

static float up(Sun sun, float seconds) {
  float left = 1 - ease((seconds - sun.sets) / set);
  return dusk + (1 - dusk) * fmaxf(left, ease((seconds - sun.rises) / rise));
}

int main(int count, char **words) {
  float *none = 0;
  Sun suns[SUNS];
  int still = 0, many = 0;
  for (int i = 1; i < count; i++) {
    char *comma = strchr(words[i], ',');
    if (!strcmp(words[i], "still")) still = 1;
    else if (sscanf(words[i], "seconds=%f", &length) || sscanf(words[i], "dusk=%f", &dusk)) continue;
    else if (sscanf(words[i], "set=%f", &set) || sscanf(words[i], "rise=%f", &rise)) continue;
    else if (!comma) none = light_of(words[i]);
    else {
      if (many == SUNS || sscanf(comma, ",%f,%f", &suns[many].sets, &suns[many].rises) != 2) exit(1);
      *comma = 0;
      suns[many++].light = light_of(words[i]);
    }
  }
  if (!none) exit(1);
  size_t n = (size_t)width * height * 3;
  unsigned char *frame = malloc(n);
  float *light = malloc(n * sizeof *light);
  unsigned chance = 7;
  if (still) printf("P6\n%d %d\n255\n", width, height);
  for (int f = 0; f < (still ? 1 : (int)(length * RATE)); f++) {
    memcpy(light, none, n * sizeof *light);
    for (int s = 0; s < many; s++) {
      float is = up(suns[s], (float)f / RATE);
      for (size_t i = 0; i < n; i++) light[i] += is * (suns[s].light[i] - none[i]);
    }
    for (size_t i = 0; i < n; i++) {
      float x = LIFT[i % 3] + (1 - expf(-fmaxf(light[i], 0))) * (1 - LIFT[i % 3]);
      chance = chance * 1664525u + 1013904223u;
      float dither = ((chance >> 16 & 255) / 255.f - .5f) * .9f;
      frame[i] = fminf(fmaxf(powf(x, 1 / 2.2f) * 255 + .5f + dither, 0), 255);
    }
    fwrite(frame, 1, n, stdout);
  }
  return 0;
}
