// Two suns, one room: light adds up, so three pictures of the same scene by cg (A.ppm with the guava sun, B.ppm with the
// nimbu sun, N.ppm with neither) give every dimming of the two. Raw rgb24 frames of an 8 s loop on stdout, or with the
// argument `still` one PPM with both suns up. Build: gcc -O3 -ffast-math -march=native mix.c -o mix -lm
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FRAMES = 192, RATE = 24 };
static const float LIFT[3] = {.011f, .0025f, .006f}; // cg's own
static const float DUSK = .16f;
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

static float sun(float seconds, float rises) {
  float sets = 1 - ease((seconds - 1.2f) / 1.6f);
  return DUSK + (1 - DUSK) * fmaxf(sets, ease((seconds - rises) / 1.7f));
}

int main(int count, char **words) {
  float *a = light_of("A.ppm"), *b = light_of("B.ppm"), *none = light_of("N.ppm");
  size_t n = (size_t)width * height * 3;
  unsigned char *frame = malloc(n);
  unsigned chance = 7;
  int still = count > 1 && !strcmp(words[1], "still");
  if (still) printf("P6\n%d %d\n255\n", width, height);
  for (int f = 0; f < (still ? 1 : FRAMES); f++) {
    float guava = sun((float)f / RATE, 2.9f), nimbu = sun((float)f / RATE, 4.2f);
    for (size_t i = 0; i < n; i++) {
      float light = fmaxf(none[i] + guava * (a[i] - none[i]) + nimbu * (b[i] - none[i]), 0);
      float x = LIFT[i % 3] + (1 - expf(-light)) * (1 - LIFT[i % 3]);
      chance = chance * 1664525u + 1013904223u;
      float dither = ((chance >> 16 & 255) / 255.f - .5f) * .9f;
      frame[i] = fminf(fmaxf(powf(x, 1 / 2.2f) * 255 + .5f + dither, 0), 255);
    }
    fwrite(frame, 1, n, stdout);
  }
  return 0;
}
