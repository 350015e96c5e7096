# copyfit as an image: docker build -t copyfit . && docker run --rm -v "$PWD:/work" copyfit check
#
# Git is for --changed-since. The folder that is mounted has another owner than the container's user, which git trusts only if
# it is told to.
#
# The two stages are of one Debian release, so that the libraries are those that the command was linked with.
ARG SWIFT_IMAGE=swift:6.3-bookworm
ARG RUNTIME_IMAGE=debian:bookworm-slim

FROM ${SWIFT_IMAGE} AS build
WORKDIR /copyfit
COPY . .
RUN apt-get update && apt-get install -y --no-install-recommends make
RUN make install PREFIX=/usr/local DESTDIR=/installed

FROM ${RUNTIME_IMAGE}
RUN apt-get update \
    && apt-get install -y --no-install-recommends libcairo2 libdeflate0 libfontconfig1 libfreetype6 libharfbuzz0b \
        libharfbuzz-subset0 libstdc++6 libturbojpeg0 git \
    && git config --system --add safe.directory '*' \
    && rm -rf /var/lib/apt/lists/*
COPY --from=build /installed/usr/local /usr/local
RUN copyfit --version && copyfit fonts --verify
WORKDIR /work
ENTRYPOINT ["copyfit"]
CMD ["--help"]
